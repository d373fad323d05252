import { stopSignals } from '../stop-signals.ts'
import { CommandMistake } from './command.ts'

/** Lets work that can be cut short end in good order when a signal comes, and says that it did not come to its end. */
export async function untilToldToStop<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const stop = () => controller.abort(new CommandMistake('Interrupted: nothing has been changed'))
  for (const signal of stopSignals) process.once(signal, stop)
  try {
    return await work(controller.signal)
  } finally {
    for (const signal of stopSignals) process.off(signal, stop)
  }
}
