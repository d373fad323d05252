import { useState } from 'react'
import { readCookie, writeCookie } from '#kit/setup/index.ts'

export function useChosenColumns(list: string, usual: readonly string[]) {
  const cookie = `columns-${list}`
  const [chosen, setChosen] = useState(() => readCookie(cookie)?.split('.') ?? usual)

  function toggle(column: string) {
    // Reads the cookie, because a second click may precede the next render.
    const current = readCookie(cookie)?.split('.') ?? usual
    const next = current.includes(column)
      ? current.filter((other) => other !== column)
      : [...current, column]
    writeCookie(cookie, next.join('.'))
    setChosen(next)
  }

  return { has: (column: string) => chosen.includes(column), toggle }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>
