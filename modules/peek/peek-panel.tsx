import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AnyRecord,
  linkTo,
  type ListToolsProps,
  nameOf,
  needsOf,
  oneQuery,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { isTaken } from '#layouts/commands/pressed-key.ts'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { PeekContents } from './peek-contents.tsx'
import { SidePanel } from './ui/side-panel.tsx'

/** The active row's record beside the list, which keeps the focus. */
export function PeekPanel(props: ListToolsProps) {
  const { row } = props.list
  const close = useEffectEvent(() => props.setPanelOpen(false))
  const isGone = row === undefined
  useEffect(() => {
    if (isGone) close()
  }, [isGone])
  return row && <RecordPanel {...props} row={row} />
}

function RecordPanel({ row, ...props }: ListToolsProps & { row: AnyRecord }) {
  const { screens, detail = { screens }, list, setPanelOpen } = props
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const { t: tCommon } = useTranslation('common')
  const panel = useRef<HTMLElement>(null)
  const links = linkTo(resource)
  const index = list.activeIndex ?? 0
  const query = useQuery(oneQuery(screens, row.id))

  const toRow = () => list.moveTo(index)

  function close() {
    setPanelOpen(false)
    toRow()
  }

  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTaken(key, target, document)) return
    const isInPanel = target instanceof Node && panel.current?.contains(target)
    const acts: Record<string, (() => unknown) | undefined> = {
      Escape: close,
      ...(!isInPanel && {
        ArrowDown: () => list.moveTo(index + 1),
        ArrowUp: () => list.moveTo(index - 1),
      }),
      ...(isFromTitle(event) && { Tab: () => panel.current?.querySelector('button')?.focus() }),
    }
    const act = acts[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  // The panel at the bottom of a phone would hide the row.
  useEffect(() => {
    const { style } = document.documentElement
    const { height = 0, left = 1 } = panel.current?.getBoundingClientRect() ?? {}
    style.scrollPaddingBottom = left === 0 ? `${height}px` : ''
    return () => void (style.scrollPaddingBottom = '')
  }, [])
  useEffect(() => {
    document
      .querySelector(`#main tbody [aria-rowindex="${index + 2}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [index])

  function goBack(event: KeyboardEvent) {
    const isFirst = event.target === panel.current?.querySelector('button')
    if (event.key !== 'Tab' || !event.shiftKey || !isFirst) return
    event.preventDefault()
    toRow()
  }

  return (
    <SidePanel
      ref={panel}
      onKeyDown={goBack}
      title={<bdi>{nameOf(resource, row)}</bdi>}
      closeLabel={tCommon('actions.close')}
      onClose={close}
      actions={
        <>
          <LinkButton to={links.detail(row.id)} variant="primary">
            {t('list.open')}
          </LinkButton>
          <Allowed needs={needsOf(resource, 'update')}>
            <LinkButton to={links.update(row.id)}>
              {t('form.update')}
              <span aria-hidden className="pointer-coarse:hidden">
                <KeyboardHint keys="e" />
              </span>
            </LinkButton>
          </Allowed>
        </>
      }
    >
      <output className="sr-only">{t('peek.shown', { name: nameOf(resource, row) })}</output>
      <PeekContents key={row.id} detail={detail} query={query} />
    </SidePanel>
  )
}

const isFromTitle = ({ key, shiftKey, target }: globalThis.KeyboardEvent) =>
  key === 'Tab' && !shiftKey && target instanceof Element && target.closest('[data-slot=title] a')
