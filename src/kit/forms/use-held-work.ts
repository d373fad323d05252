import { useRef } from 'react'

export type FieldWork = Promise<Error | undefined>

export function useHeldWork() {
  const held = useRef<FieldWork>(undefined)

  async function hold(work: FieldWork) {
    held.current = work
    await work
    if (held.current === work) held.current = undefined
  }

  /** New work replaces earlier work, even while the form waits. */
  async function done() {
    while (held.current) {
      const failure = await held.current
      if (failure) throw failure
    }
  }

  const isHeld = () => held.current !== undefined

  return { hold: (work: FieldWork) => void hold(work), isHeld, done }
}
