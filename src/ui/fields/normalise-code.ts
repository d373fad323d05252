/** `123 456`, `123-456`, `١٢٣٤٥٦`, `۱۲۳۴۵۶`, `１２３４５６`. */
export function normaliseCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[^0-9]/g, '')
}
