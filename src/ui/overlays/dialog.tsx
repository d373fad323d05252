import { Sheet, type SheetProps } from './sheet.tsx'

/** A card in the middle of the page that, on a narrow screen, is a drawer at its bottom. */
export function Dialog(props: SheetProps & { closeLabel: string }) {
  return <Sheet placement="centre" {...props} />
}
