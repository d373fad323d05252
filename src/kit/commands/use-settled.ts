import { useEffect, useState } from 'react'

/** In milliseconds, the pause in typing. */
const REST = 150

export function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
