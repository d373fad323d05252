import { type ComponentProps, use } from 'react'
import { ColumnRoomContext, fallbackClass } from './column-room.ts'

interface ColumnFallbackProps extends ComponentProps<'span'> {
  column: string
}

export function ColumnFallback({ column, className = '', ...span }: ColumnFallbackProps) {
  const hidden = fallbackClass(use(ColumnRoomContext), column)
  return <span {...span} className={`${className} ${hidden}`} />
}
