import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { product } from '#rules/product.ts'
import { Button } from '#ui/actions/button.tsx'
import { writeToClipboard } from '#ui/actions/write-to-clipboard.ts'

interface ShownCodesProps {
  codes: string[]
  onDone: () => void
}

export function ShownCodes({ codes, onDone }: ShownCodesProps) {
  const { t } = useTranslation('passkey-only')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | 'saved'>()

  async function copy() {
    setOutcome((await writeToClipboard(codes.join('\n'))) ? 'copied' : 'copyFailed')
  }

  function save() {
    saveCodes(t('shown.file', { product: product.name, site: location.host }), codes)
    setOutcome('saved')
  }

  return (
    <div data-print-alone className="space-y-5 pt-2">
      <ol
        dir="ltr"
        aria-label={t('shown.list')}
        className="grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <p className="hidden print:block">{location.host}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('shown.copy')}
        </Button>
        <Button size="sm" onClick={save}>
          <Download aria-hidden />
          {t('shown.save')}
        </Button>
        <Button size="sm" onClick={() => print()}>
          <Printer aria-hidden />
          {t('shown.print')}
        </Button>
      </div>
      <output className="block text-sm text-ink-soft empty:hidden print:hidden">
        {outcome && t(`shown.${outcome}`)}
      </output>
      <div className="flex justify-end print:hidden">
        <Button variant="primary" className="max-sm:w-full" onClick={onDone}>
          {t('shown.done')}
        </Button>
      </div>
    </div>
  )
}

function saveCodes(title: string, codes: string[]) {
  const blob = new Blob([title, '\n\n', codes.join('\n'), '\n'], { type: 'text/plain' })
  const address = URL.createObjectURL(blob)
  const name = `${product.id}-recovery-codes.txt`
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
