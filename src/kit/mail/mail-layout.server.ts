import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { createElement as element, type CSSProperties, type ReactNode } from 'react'
import { directionOf, type Language } from '#i18n/languages.ts'
import { mailLook, product } from '#rules/product.ts'
import type { MailContents, MailItem, MailLink } from './mail-contents.ts'

/** Mail programs know no style sheet and no custom property. */
const { paper, sheet, ink, softInk, line, accent, onAccent, font } = mailLook
const look = {
  page: { backgroundColor: paper, color: ink, fontFamily: font, margin: 0 },
  sheet: { maxWidth: '30rem', margin: '0 auto', padding: '2.5rem 1.5rem' },
  brand: { color: softInk, fontSize: '1rem', margin: '0 0 1.5rem' },
  title: { fontSize: '1.5rem', fontWeight: 'normal', margin: '0 0 1rem' },
  text: { fontSize: '1rem', lineHeight: '1.6', margin: '0 0 1rem' },
  code: {
    backgroundColor: sheet,
    border: `1px solid ${line}`,
    borderRadius: '0.5rem',
    color: accent,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '2rem',
    letterSpacing: '0.2em',
    lineHeight: '1.25',
    margin: '0 0 1rem',
    padding: '0.75rem 1rem',
    textAlign: 'center',
  },
  link: {
    backgroundColor: accent,
    borderRadius: '0.5rem',
    color: onAccent,
    display: 'inline-block',
    padding: '0.75rem 1.25rem',
    textDecoration: 'none',
  },
  list: { fontSize: '1rem', lineHeight: '1.6', margin: '0 0 1rem', padding: '0 1.25rem' },
  item: { margin: '0 0 0.5rem' },
  itemLink: { color: ink },
  note: { color: softInk, fontSize: '0.875rem', lineHeight: '1.6', margin: '1.5rem 0 0' },
  footer: { color: softInk, fontSize: '0.875rem', lineHeight: '1.6', margin: '0.5rem 0 0' },
  footerLink: { color: softInk, textDecoration: 'underline' },
} as const

/** This file has no JSX, because plain Node runs the command line from these sources and reads no .tsx. */
export function mailLayout(language: Language, contents: MailContents): ReactNode {
  const { subject, preview, title, intro, code, items = [], link, detail, note } = contents
  const dir = directionOf(language)
  return element(
    Html,
    { lang: language, dir },
    element(Head, null, element('title', null, subject)),
    element(Preview, { children: preview }),
    element(
      Body,
      { dir, style: look.page },
      element(
        Container,
        { dir, style: look.sheet },
        element(Text, { style: look.brand }, product.name),
        element(Heading, { style: look.title }, title),
        element(Text, { style: look.text }, intro),
        code && element(Text, { dir: 'ltr', style: look.code }, code),
        items.length > 0 && element('ul', { style: look.list }, items.map(listItem)),
        link && element(Text, { style: look.text }, linkTo(link, look.link)),
        element(Text, { style: look.text }, detail),
        element(Text, { style: look.note }, note),
        contents.footer?.map(footerLine),
      ),
    ),
  )
}

const linkTo = ({ address, text }: MailLink, style: CSSProperties) =>
  element(Link, { href: address, style }, text)

const listItem = ({ id, text, address }: MailItem) =>
  element(
    'li',
    { key: id, style: look.item },
    address === undefined ? text : linkTo({ address, text }, look.itemLink),
  )

const footerLine = (link: MailLink) =>
  element(Text, { key: link.address, style: look.footer }, linkTo(link, look.footerLink))
