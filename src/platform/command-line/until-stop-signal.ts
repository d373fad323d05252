import { stopSignals } from '../stop-signals.ts'
import { CommandMistake } from './command.ts'

export async function untilStopSignal<Result>(
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
