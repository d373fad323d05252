/** FNV-1a with a final avalanche: small, the same on every machine, and even in its low bits. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

export type Draw = <T>(purpose: string, lots: readonly [T, ...T[]]) => T

export function drawLots(seed: string): Draw {
  return (purpose, lots) => lots[hash(`${purpose}\n${seed}`) % lots.length] ?? lots[0]
}
