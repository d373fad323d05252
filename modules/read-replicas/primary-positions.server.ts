import type { Position } from './position.server.ts'

const remembered = 240

/** The recent positions of the primary, which tell since when a replica is behind. */
export class PrimaryPositions {
  readonly #seen: { position: Position; at: number }[] = []

  add(position: Position, at = performance.now()): void {
    this.#seen.push({ position, at })
    if (this.#seen.length > remembered) this.#seen.shift()
  }

  lagOf(replayed: Position, now = performance.now()): number {
    const missed = this.#seen.find(({ position }) => position > replayed)
    return missed ? (now - missed.at) / 1000 : 0
  }
}
