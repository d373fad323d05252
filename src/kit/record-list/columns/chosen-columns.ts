import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { chosenHere } from './chosen-columns.server.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

const chosenThere = (cookie: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)

const readChosen = createIsomorphicFn().server(chosenHere).client(chosenThere)

export function useChosenColumns(list: string, usual: readonly string[]) {
  const cookie = `columns-${list}`
  const [chosen, setChosen] = useState(() => readChosen(cookie)?.split('.') ?? usual)

  function toggle(column: string) {
    // Reads the cookie, because a second click may precede the next render.
    const current = readChosen(cookie)?.split('.') ?? usual
    const next = current.includes(column)
      ? current.filter((other) => other !== column)
      : [...current, column]
    document.cookie = `${cookie}=${next.join('.')}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
    setChosen(next)
  }

  return { has: (column: string) => chosen.includes(column), toggle }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>
