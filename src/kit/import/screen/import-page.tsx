import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#layouts/page.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { ImportFile } from './import-file.tsx'
import { readSample, type Sample } from './sample.ts'

const accepted = '.csv,.tsv,.jsonl,.ndjson,text/csv,application/jsonl,application/x-ndjson'

export function ImportPage() {
  const { t } = useTranslation('book-import')
  const [chosen, setChosen] = useState<{ file: File; sample: Sample }>()

  async function choose(file: File) {
    setChosen({ file, sample: await readSample(file) })
  }

  return (
    <Page title={t('title')}>
      {chosen ? (
        <ImportFile {...chosen} onOther={() => setChosen(undefined)} />
      ) : (
        <FileDrop
          label={t('choose.label')}
          hint={t('choose.hint')}
          accept={accepted}
          onFile={(file) => void choose(file)}
        />
      )}
    </Page>
  )
}
