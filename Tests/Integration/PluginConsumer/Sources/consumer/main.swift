import Journeys

let train = Journey.Train(number: 7)
print("train", train.number, train.day)
print("screens", Journey.table.screenCount, Payment.table.screenCount)
