import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest time in ms that one turn of the event loop kept the processor, whatever else the machine does. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  const done = work.then(
    () => true,
    () => true,
  )
  let longest = 0
  for (let isDone = false; !isDone;) {
    const before = process.threadCpuUsage()
    isDone = await Promise.race([done, nextTurn(false)])
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
  }
  await work
  return longest
}
