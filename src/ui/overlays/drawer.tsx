import { Sheet, type SheetProps } from './sheet.tsx'

export function Drawer(props: SheetProps & { closeLabel: string }) {
  return <Sheet placement="end" {...props} />
}
