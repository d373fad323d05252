import { useHydrated, useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { usePrinting } from '#ui/data/use-printing.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { FieldsTable } from './fields-table.tsx'
import type { Operation } from './reference.ts'
import { TryIt } from './try-it.tsx'

const tones: Record<string, 'success' | 'accent' | 'warning' | 'danger'> = {
  GET: 'success',
  POST: 'accent',
  PATCH: 'warning',
  DELETE: 'danger',
}

interface OperationSectionProps {
  operation: Operation
}

export function OperationSection({ operation }: OperationSectionProps) {
  const { id, method, path, summary } = operation
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  const [chosen, setChosen] = useState<boolean>()
  // The server never sees the hash.
  const hydrated = useHydrated()
  const isPrinting = usePrinting()
  const isOpen = isPrinting || (chosen ?? (hydrated && isNamed))
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-lg border border-line bg-card"
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => !isPrinting && setChosen(currentTarget.open)}
      >
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-5 py-3 hover:bg-hover">
          <h3
            id={`${id}-title`}
            dir="ltr"
            className="flex flex-wrap items-center gap-2 font-mono text-base font-medium wrap-anywhere rtl:justify-end"
          >
            <Badge tone={tones[method]}>{method}</Badge>
            {path}
          </h3>
          <span lang="en" dir="ltr" className="col-start-1 mt-1 text-sm text-ink-soft rtl:text-end">
            {summary}
          </span>
          <ChevronDown
            aria-hidden
            className={`col-start-2 row-span-2 row-start-1 size-4 text-ink-soft print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <OperationParts operation={operation} />}
      </details>
    </section>
  )
}

function OperationParts({ operation }: OperationSectionProps) {
  const { t } = useTranslation('api-reference')
  const { method, path, description, sent, answer, answered, refusals } = operation
  const { curl, typescript, isUpload } = operation
  return (
    <div className="border-t border-line">
      <p lang="en" dir="ltr" className="px-5 pt-4 pb-1 text-sm text-pretty rtl:text-end">
        {description}
      </p>
      <Part title={t('sent')}>
        <FieldsTable caption={`${t('sent')}: ${method} ${path}`} fields={sent} />
      </Part>
      <Part
        title={
          <>
            {t('answered')}{' '}
            {answer !== undefined && <bdi className="font-mono text-ink">{answer}</bdi>}
          </>
        }
      >
        <FieldsTable caption={`${t('answered')}: ${method} ${path}`} fields={answered} />
      </Part>
      <Part title={t('refused')}>
        <ul dir="ltr" className="flex flex-wrap gap-2 rtl:justify-end">
          {refusals.flatMap(({ status, codes }) =>
            codes.map((code) => (
              <li
                key={code}
                className="rounded-sm bg-hover px-2 py-1 font-mono text-xs/4 wrap-anywhere text-ink-soft forced-colors:border"
              >
                {`${status} ${code}`}
              </li>
            )),
          )}
        </ul>
      </Part>
      <Part title={t('shell')}>
        <Sample text={curl} copy={t('copy')} call={`${method} ${path}`} />
      </Part>
      {typescript !== undefined && (
        <Part title={t('typescript')}>
          <Sample text={typescript} copy={t('copyTypescript')} call={`${method} ${path}`} />
        </Part>
      )}
      {!isUpload && (
        <Part title={t('try')}>
          <TryIt operation={operation} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="px-5 py-3">
      <h4 className="pb-2 text-sm font-medium text-ink-soft">{title}</h4>
      {children}
    </div>
  )
}

interface SampleProps {
  text: string
  copy: string
  call: string
}

function Sample({ text, copy, call }: SampleProps) {
  const { t } = useTranslation('api-reference')
  return (
    <div className="flex items-start gap-2">
      <Code>{text}</Code>
      <CopyButton
        text={text}
        label={`${copy}: ${call}`}
        copiedLabel={t('copied')}
        failedLabel={t('notCopied')}
      />
    </div>
  )
}

const Code = ({ children }: { children: string }) => (
  <pre
    dir="ltr"
    className="min-w-0 grow rounded-md bg-hover p-3 font-mono text-xs/5 wrap-anywhere whitespace-pre-wrap"
  >
    {children}
  </pre>
)
