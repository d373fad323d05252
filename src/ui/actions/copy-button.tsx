import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'

interface CopyButtonProps {
  text: string
  label: string
  /** Said to a screen reader once it is copied. */
  copiedLabel: string
  onCopied?: () => void
}

const SHOWN_MS = 2000

export function CopyButton({ text, label, copiedLabel, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
    onCopied?.()
  }

  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  )
}
