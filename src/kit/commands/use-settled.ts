import { useEffect, useState } from 'react'

/** In milliseconds: typing rests. */
const REST = 150

/** What a value is once it has rested. */
export function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
