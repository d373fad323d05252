import { Check, CircleAlert, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { writeToClipboard } from './write-to-clipboard.ts'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  failedLabel?: string
  onCopied?: () => void
}

const SHOWN_MS = 2000
const icons = { copied: Check, failed: CircleAlert }

export function CopyButton({ text, label, copiedLabel, failedLabel, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof icons>()
  const Icon = outcome ? icons[outcome] : Copy

  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const copied = await writeToClipboard(text)
    setOutcome(copied ? 'copied' : 'failed')
    if (copied) onCopied?.()
  }

  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        <Icon aria-hidden />
      </IconButton>
      <output className="sr-only">
        {outcome && { copied: copiedLabel, failed: failedLabel }[outcome]}
      </output>
    </>
  )
}
