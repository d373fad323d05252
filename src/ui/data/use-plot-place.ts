import { type ChangeEvent, type PointerEvent, useState } from 'react'

export function usePlotPlace(length: number) {
  const last = length - 1
  const [chosen, choose] = useState(last)
  const within = (at: number) => Math.max(0, Math.min(last, at))

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const along = (clientX - left) / width
    const isReversed = getComputedStyle(currentTarget).direction === 'rtl'
    choose(within(Math.floor((isReversed ? 1 - along : along) * length)))
  }

  return {
    at: within(chosen),
    pointing: { onPointerMove: point, onPointerDown: point },
    onSlide: ({ target }: ChangeEvent<HTMLInputElement>) => choose(within(target.valueAsNumber)),
  }
}
