// The part of Objective-C's own module that the other headers and the hosts use.

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

#pragma clang assume_nonnull begin

@class NSString;

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (BOOL)isEqual:(nullable id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

#pragma clang assume_nonnull end
