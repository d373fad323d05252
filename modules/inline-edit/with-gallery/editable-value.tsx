import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CellField } from '../ui/cell-tools.tsx'
import { EditableValue } from '../ui/editable-value.tsx'

export const group = 'data'

const AUTHOR = 'gallery-author'

export default function EditableValueExample() {
  const { t } = useTranslation('gallery')
  const [edited, setEdited] = useState<Element | null>()
  const [hasFocus, setFocus] = useState(false)
  const finish = () => {
    setEdited(undefined)
    setFocus(true)
  }
  return (
    <DefinitionList>
      <Definition term={t('author')}>
        <EditableValue
          name={AUTHOR}
          label={t('edit')}
          isActive={hasFocus}
          onEdit={() => setEdited(document.querySelector(`[data-fact="${AUTHOR}"]`))}
          onBlur={() => setFocus(false)}
        >
          {t('melville')}
        </EditableValue>
        {edited &&
          createPortal(
            <CellField label={t('edit')} onKeyDown={({ key }) => key === 'Enter' && finish()}>
              <Field label={t('author')}>
                <TextInput defaultValue={t('melville')} />
              </Field>
            </CellField>,
            edited,
          )}
      </Definition>
    </DefinitionList>
  )
}
