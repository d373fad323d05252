import { GripVertical } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'

interface RowHandleProps extends Omit<ComponentProps<'button'>, 'title'> {
  title: string
  isLifted: boolean
  /** The place to which keys carry the row; it stays in sight. */
  carriedTo: number | undefined
}

export function RowHandle({ title, isLifted, carriedTo, ...handle }: RowHandleProps) {
  const { t } = useTranslation('shelves')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (carriedTo !== undefined) button.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [carriedTo])
  return (
    <IconButton
      {...handle}
      ref={button}
      label={t('order.handle', { title })}
      aria-pressed={isLifted}
      className="relative z-1 cursor-grab touch-none active:cursor-grabbing aria-pressed:text-accent"
    >
      <GripVertical aria-hidden />
    </IconButton>
  )
}
