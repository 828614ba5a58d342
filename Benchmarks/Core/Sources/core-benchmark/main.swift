import AllocationCount
let a = allocation_count()
var xs = [Int](repeating: 3, count: 1000)
xs.append(CommandLine.arguments.count)
print(allocation_count() - a, xs.count)
