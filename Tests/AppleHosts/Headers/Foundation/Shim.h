// The part of Foundation that UIKit's declarations and the hosts use, and that is not in the list.
#import <ObjectiveC.h>

typedef double CGFloat;
typedef double NSTimeInterval;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#pragma clang assume_nonnull begin

@class NSCoder, NSNotification;

@protocol NSCopying
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
@end

typedef NSString *NSNotificationName __attribute__((swift_newtype(struct), swift_name("NSNotification.Name")));

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant Element> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant Element> : NSObject
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject
@end

__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject
@end

__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject
@end

__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject
@end

@interface NSCoder : NSObject
@end

@interface NSError : NSObject
@end

@interface NSNumber : NSObject
@end

__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@end

__attribute__((swift_name("OperationQueue")))
@interface NSOperationQueue : NSObject
@end

__attribute__((swift_name("Thread")))
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

__attribute__((swift_name("NotificationCenter"), swift_attr("@Sendable")))
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter __attribute__((swift_name("default")));
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (^)(NSNotification *notification))block __attribute__((swift_name("addObserver(forName:object:queue:using:)")));
- (void)removeObserver:(id)observer;
@end

NSString *NSStringFromSelector(SEL aSelector);

#pragma clang assume_nonnull end
