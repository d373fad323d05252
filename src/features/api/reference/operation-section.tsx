import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { FieldsTable } from './fields-table.tsx'
import type { Operation } from './reference.ts'
import { TryIt } from './try-it.tsx'

const tones: Record<string, 'success' | 'plum' | 'warning' | 'danger'> = {
  GET: 'success',
  POST: 'plum',
  PATCH: 'warning',
  DELETE: 'danger',
}

interface OperationSectionProps {
  operation: Operation
  address: string
}

/** One call: what it takes, what it gives, and how to make it. */
export function OperationSection({ operation, address }: OperationSectionProps) {
  const { t } = useTranslation('api')
  const { id, method, path, summary, sent, answered, refusals, curl } = operation
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-lg border border-line bg-card"
    >
      <header className="border-b border-line px-5 py-4">
        <h3
          id={`${id}-title`}
          dir="ltr"
          className="flex flex-wrap items-center gap-2 font-mono text-base font-medium wrap-anywhere rtl:justify-end"
        >
          <Badge tone={tones[method]}>{method}</Badge>
          {path}
        </h3>
        <p lang="en" dir="ltr" className="mt-1 text-sm text-ink-soft rtl:text-end">
          {summary}
        </p>
      </header>
      <Part title={t('sent')}>
        <FieldsTable caption={`${t('sent')}: ${method} ${path}`} fields={sent} />
      </Part>
      <Fold title={t('answered')}>
        <FieldsTable caption={`${t('answered')}: ${method} ${path}`} fields={answered} />
      </Fold>
      <Part title={t('refused')}>
        <ul dir="ltr" className="flex flex-wrap gap-2 rtl:justify-end">
          {refusals.flatMap(({ status, codes }) =>
            codes.map((code) => (
              <li key={code}>
                <Badge>
                  <span className="font-mono">{`${status} ${code}`}</span>
                </Badge>
              </li>
            )),
          )}
        </ul>
      </Part>
      <Part title={t('shell')}>
        <div className="flex items-start gap-2">
          <Code>{curl}</Code>
          <CopyButton
            text={curl}
            label={`${t('copy')}: ${method} ${path}`}
            copiedLabel={t('copied')}
            failedLabel={t('notCopied')}
          />
        </div>
      </Part>
      {method === 'GET' && (
        <Fold title={t('try')}>
          <TryIt operation={operation} address={address} />
        </Fold>
      )}
    </section>
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

/** What is long, and not for everybody. */
function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="px-5 py-1">
      <summary className="w-fit cursor-pointer rounded-sm py-2 text-sm font-medium text-ink-soft hover:text-plum pointer-coarse:py-3">
        {title}
      </summary>
      <div className="pb-3">{children}</div>
    </details>
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
