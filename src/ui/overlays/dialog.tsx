import { Sheet, type SheetProps } from './sheet.tsx'

export function Dialog(props: SheetProps & { closeLabel: string }) {
  return <Sheet placement="centre" {...props} />
}
