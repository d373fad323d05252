import { useRef } from 'react'

/** What a field still does with what was put into it; it ends with the reason if that led to nothing. */
export type FieldWork = Promise<Error | undefined>

/** Lets a form that is sent off wait for its fields: a picture that is still on its way belongs to what is saved. */
export function useHeldWork() {
  const held = useRef<FieldWork>(undefined)

  async function hold(work: FieldWork) {
    held.current = work
    await work
    if (held.current === work) held.current = undefined
  }

  /** Later work takes the place of earlier work, also while somebody waits. */
  async function done() {
    while (held.current) {
      const failure = await held.current
      if (failure) throw failure
    }
  }

  const isHeld = () => held.current !== undefined

  return { hold: (work: FieldWork) => void hold(work), isHeld, done }
}
