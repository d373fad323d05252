import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { ProblemId } from '#layouts/errors/problem-id.tsx'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { saveTable, templateOf } from '#modules/import-files/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { uploadMutation } from '../import.queries.ts'
import { useImportAddress } from '../steps.ts'
import { useImport } from '../use-import.ts'
import { historyParts } from './history-part.ts'

const accepted = '.csv,.tsv,.jsonl,.ndjson,text/csv,application/jsonl,application/x-ndjson'

export function UploadStep() {
  const { t } = useTranslation('common')
  const words = useImport()
  const { resource, text } = words
  const setAddress = useImportAddress()
  const [sent, setSent] = useState(0)
  const isSending = useRef(false)
  const upload = useMutation({
    ...uploadMutation(resource),
    onSuccess(id) {
      isSending.current = false
      setAddress({ import: id })
    },
    onError: () => void (isSending.current = false),
  })

  function send(file: File) {
    setSent(0)
    isSending.current = true
    upload.mutate({ file, onSent: setSent })
  }

  return (
    <>
      <LeaveGuard hasUnsaved={() => isSending.current} />
      {upload.isPending ? (
        <Card>
          <Progress
            label={text('upload.sending', { name: upload.variables.file.name })}
            value={sent < 1 ? sent : null}
            max={1}
          />
        </Card>
      ) : (
        <FileDrop
          label={text('upload.label')}
          hint={text('upload.hint')}
          accept={accepted}
          onFile={send}
        />
      )}
      {upload.isError && (
        <FailedState
          title={text('upload.failed')}
          text={<ProblemText error={upload.error} />}
          actions={
            <Button onClick={() => send(upload.variables.file)}>{t('actions.tryAgain')}</Button>
          }
          note={
            <ProblemId of={upload.error instanceof Refusal ? upload.error.requestId : undefined} />
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => saveTable(`${resource.path}.csv`, templateOf(words))}>
          <Download aria-hidden />
          {text('upload.template')}
        </Button>
        <p className="text-sm text-ink-soft">{text('upload.templateText')}</p>
      </div>
      {historyParts.map(([path, { PastImports }]) => (
        <PastImports key={path} />
      ))}
    </>
  )
}
