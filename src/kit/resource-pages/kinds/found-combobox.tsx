import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { itemsOf } from '../reference-chooser.tsx'
import type { ChooserProps, Option } from '../screens.ts'

interface FoundComboboxProps extends ChooserProps {
  find: (searchTerm: string) => UseQueryOptions<Option[]>
}

export function FoundCombobox(props: FoundComboboxProps) {
  const { options, find, value, onChange, ...control } = props
  const { t } = useTranslation('resource-pages')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReturnType<typeof itemsOf>[number] | null>(null)
  const {
    data: found = [],
    isFetching,
    error,
  } = useQuery({
    ...find(text),
    placeholderData: keepPreviousData,
  })
  const items = itemsOf(found)
  const known = [...itemsOf(options), ...items, ...(chosen ? [chosen] : [])]
  return (
    <Combobox
      noteOf={({ note }) => note}
      {...control}
      emptyText={error ? <ProblemText error={error} /> : control.emptyText}
      items={items}
      value={known.find((item) => item.value === value) ?? null}
      onValueChange={(item) => {
        setChosen(item)
        onChange(item?.value ?? '')
      }}
      onSearch={setText}
      pendingText={isFetching && items.length === 0 && (control.pendingText ?? t('form.searching'))}
    />
  )
}
