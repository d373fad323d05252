import { encodingOf, isWorkbook } from './encoding.ts'
import { unreadable } from './unreadable.server.ts'

/** The beginning of an uploaded file is stored as text for the page. */
export function requireText(beginning: Uint8Array): void {
  if (isWorkbook(beginning)) throw unreadable.isWorkbook()
  const text = new TextDecoder(encodingOf(beginning)).decode(beginning)
  const place = text.indexOf('\0')
  if (place >= 0) throw unreadable.notText(text.slice(0, place).split('\n').length)
}
