import { useState } from 'react'
import { Page } from '#layouts/page.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { ImportFile } from './import-file.tsx'
import { readSample, type Sample } from './sample.ts'
import { ImportContext, type ImportTarget, useImport } from './use-import.ts'

const accepted = '.csv,.tsv,.jsonl,.ndjson,text/csv,application/jsonl,application/x-ndjson'

export const ImportPage = (target: ImportTarget) => (
  <ImportContext value={target}>
    <FilePage />
  </ImportContext>
)

function FilePage() {
  const { resource, text } = useImport()
  const [chosen, setChosen] = useState<{ file: File; sample: Sample }>()

  async function choose(file: File) {
    setChosen({ file, sample: await readSample(file, resource) })
  }

  return (
    <Page title={text('title')}>
      {chosen ? (
        <ImportFile {...chosen} onOther={() => setChosen(undefined)} />
      ) : (
        <FileDrop
          label={text('choose.label')}
          hint={text('choose.hint')}
          accept={accepted}
          onFile={(file) => void choose(file)}
        />
      )}
    </Page>
  )
}
