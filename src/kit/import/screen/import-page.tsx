import { useState } from 'react'
import { Page } from '#layouts/page.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { ImportFile } from './import-file.tsx'
import type { ImportTarget } from './import-target.ts'
import { readSample, type Sample } from './sample.ts'
import { useImportTexts } from './use-import-texts.ts'

const accepted = '.csv,.tsv,.jsonl,.ndjson,text/csv,application/jsonl,application/x-ndjson'

export function ImportPage(target: ImportTarget) {
  const { text } = useImportTexts(target)
  const [chosen, setChosen] = useState<{ file: File; sample: Sample }>()

  async function choose(file: File) {
    setChosen({ file, sample: await readSample(file, target.resource) })
  }

  return (
    <Page title={text('title')}>
      {chosen ? (
        <ImportFile target={target} {...chosen} onOther={() => setChosen(undefined)} />
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
