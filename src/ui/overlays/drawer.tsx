import { Sheet, type SheetProps } from './sheet.tsx'

/** A panel at the inline end of the page, or at its bottom on a narrow screen. */
export function Drawer(props: SheetProps & { closeLabel: string }) {
  return <Sheet placement="end" {...props} />
}
