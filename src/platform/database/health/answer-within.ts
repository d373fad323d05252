const tickMs = 50

/**
 * Fails once the process has listened for so long. Time in which it held its own event loop does not count:
 * an answer that arrived meanwhile is still unread.
 */
export async function answerWithin<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    let listened = 0
    let before = performance.now()
    timer = setInterval(() => {
      const now = performance.now()
      listened += Math.min(now - before, 2 * tickMs)
      before = now
      if (listened >= ms) reject(new Error(`The database has not answered within ${ms} ms`))
    }, tickMs).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearInterval(timer)
  }
}
