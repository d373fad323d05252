import { refuse } from '../http/refusals.ts'

/**
 * Lets so many work at the same time; the others wait in the order in which they came. Whoever has waited for so many
 * milliseconds, where they are said, is told to come back.
 */
export function inTurn(most: number, patience?: number) {
  let working = 0
  const waiting: (() => void)[] = []

  const turn = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push(resolve)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(refuse.busy())
    }
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
    await promise
    clearTimeout(timer)
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working < most) working++
    else await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
