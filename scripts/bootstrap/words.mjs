const beat = 10_000

export function say(text) {
  console.log(text)
}

/** Standard output is for the result of a command. */
export function report(text) {
  console.error(text)
}

export async function step(doing, work) {
  const began = Date.now()
  report(`${doing} …`)
  const reminder = setInterval(() => report(`  still at it, ${elapsed(began)}`), beat)
  try {
    const result = await work()
    report(`  done in ${elapsed(began)}`)
    return result
  } finally {
    clearInterval(reminder)
  }
}

export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
