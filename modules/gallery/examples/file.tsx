import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '#ui/fields/file-button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'

export const group = 'fields'

export default function FileExample() {
  const { t } = useTranslation('gallery')
  const [chosen, setChosen] = useState<File>()
  return (
    <div className="grid gap-5">
      <div>
        <FileButton accept="image/*" onChoose={setChosen}>
          <ImageUp aria-hidden />
          {t('file.picture')}
        </FileButton>
      </div>
      <FileDrop
        label={t('file.choose')}
        hint={t('file.hint')}
        accept=".csv,text/csv"
        onFile={setChosen}
      />
      <output>{chosen && <bdi>{chosen.name}</bdi>}</output>
    </div>
  )
}
