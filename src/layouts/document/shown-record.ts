import { createContext } from 'react'

interface ShownRecord {
  name: string | undefined
  setName: (name: string | undefined) => void
}

/** The name of the record as its page shows it now, for the trail above the page. */
export const ShownRecordContext = createContext<ShownRecord | undefined>(undefined)
