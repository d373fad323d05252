import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The server doesn't know the reader's time zone; around New Year the browser corrects it. */
export const useThisYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date().getUTCFullYear(),
  )
