import { Hourglass, ImageOff, KeyRound, MailWarning, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/data/card.tsx'
import { addressOf, type ItemOf, useNameOf, useTexts } from './use-item.ts'

type AttentionItem = ItemOf<'attention'>

const icons = { ban: Hourglass, key: KeyRound, mail: MailWarning, picture: ImageOff, tag: Tag }

/** On touch screens the link covers the whole line, which is at least 44 px high. */
export const touchTarget =
  'relative items-center pointer-coarse:min-h-11 pointer-coarse:[&_a]:after:absolute pointer-coarse:[&_a]:after:inset-0'

export function Attention({ items }: { items: AttentionItem[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('attention.title')}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('attention.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {items.map((item) => (
            <Task key={item.title} {...item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Task({ icon, title, total, rows, link }: AttentionItem) {
  const text = useTexts(title)
  const countOf = useCount()
  const Icon = icons[icon]
  return (
    <li className="flex gap-3 py-3">
      <span aria-hidden className="mt-0.5 text-warning *:size-5">
        <Icon />
      </span>
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-4">
          <span className="font-medium">{text(title)}</span>
          <span className="font-medium tabular-nums">{countOf(total)}</span>
        </p>
        {rows.length > 0 && (
          <ul className="mt-1 space-y-1 text-sm text-ink-soft">
            {rows.map((row) => (
              <Row key={row.id} row={row} text={text} />
            ))}
          </ul>
        )}
        <p className="mt-3">
          <LinkButton size="sm" className="button-wrap" {...addressOf(link)}>
            {text(link.title)}
          </LinkButton>
        </p>
      </div>
    </li>
  )
}

interface RowProps {
  row: AttentionItem['rows'][number]
  text: ReturnType<typeof useTexts>
}

function Row({ row, text }: RowProps) {
  const name = useNameOf()(row)
  const { link, note, noteCount, detail, at } = row
  if (!link) {
    return (
      <li className="wrap-anywhere">
        <bdi className="text-ink">{name}</bdi> {note && text(note, noteCount)}{' '}
        <bdi dir="ltr">{detail}</bdi>
      </li>
    )
  }
  return (
    <li className={`flex flex-wrap gap-x-2 wrap-anywhere ${touchTarget}`}>
      <TextLink {...addressOf(link)}>
        <bdi>{name}</bdi>
      </TextLink>
      {detail && <bdi>{detail}</bdi>}
      {at && <ExactTime at={at} />}
    </li>
  )
}
