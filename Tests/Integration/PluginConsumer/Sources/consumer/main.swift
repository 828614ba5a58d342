import Journeys

let train = Journey.Train(number: 7)
print("train", train.number, train.day)
print("screens", Journey.table.screenCount, Payment.table.screenCount)
print("seat", Journey.table.screen(named: "seat.place")?.title ?? "nowhere")
