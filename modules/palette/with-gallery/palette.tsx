import { BookOpen, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HueDot } from '#ui/data/hue-dot.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { PaletteItem } from '../ui/palette-list.tsx'
import { PaletteSearch } from '../ui/palette-search.tsx'
import { Palette } from '../ui/palette.tsx'
import { SearchButton } from '../ui/search-button.tsx'

export const group = 'overlays'

export default function PaletteExample() {
  const { t } = useTranslation('gallery')
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SearchButton label={t('palette.open')} keys="mod+k" onClick={show} />
      <SearchButton label={t('palette.open')} keys="mod+k" onClick={show} iconOnly />
      <Palette label={t('palette.find')} open={open} onOpenChange={setOpen}>
        <Finder onClose={() => setOpen(false)} />
      </Palette>
    </div>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('gallery')
  const [term, setTerm] = useState('')
  const all: PaletteItem[] = [
    { id: 'books', label: t('books'), icon: <BookOpen />, keys: 'b' },
    { id: 'users', label: t('users'), icon: <Users />, detail: t('pages') },
    {
      id: 'book',
      label: t('mobyDick'),
      detail: t('books'),
      picture: <HueDot hue={210} />,
      marks: { label: [[0, 2]], detail: [] },
    },
    { id: 'pending', label: '', isPending: true },
  ]
  const items = all.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))
  return (
    <PaletteSearch
      value={term}
      onValueChange={setTerm}
      groups={items.length > 0 ? [{ id: 'pages', label: t('pages'), items }] : []}
      onChoose={({ label }) => {
        toast.info(label)
        onClose()
      }}
      label={t('palette.find')}
      listLabel={t('palette.list')}
      closeLabel={t('close')}
      backLabel={t('back')}
      clearLabel={t('clearSearch')}
      empty={t('palette.none')}
      status={t('palette.count', { count: items.length })}
    />
  )
}
