/** Mulberry32. */
export function drawFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Zipf's law; the first `even` ranks are about equally likely, as for known authors. */
export const rankOf = (drawn: number, limit: number, even = 1): number =>
  Math.floor(even * ((limit / even + 1) ** drawn - 1))
