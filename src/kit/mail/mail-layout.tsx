import { Body, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components'
import { directionOf, type Language } from '#i18n/languages.ts'
import { mailLook, product } from '#rules/product.ts'
import type { MailContents } from './mail-contents.ts'

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

export function MailLayout({ language, contents }: { language: Language; contents: MailContents }) {
  const {
    subject,
    preview,
    title,
    intro,
    code,
    items = [],
    link,
    detail,
    note,
    footer = [],
  } = contents
  const direction = directionOf(language)
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body dir={direction} style={look.page}>
        <Container dir={direction} style={look.sheet}>
          <Text style={look.brand}>{product.name}</Text>
          <Heading style={look.title}>{title}</Heading>
          <Text style={look.text}>{intro}</Text>
          {code && (
            <Text dir="ltr" style={look.code}>
              {code}
            </Text>
          )}
          {items.length > 0 && (
            <ul style={look.list}>
              {items.map((item) => (
                <li key={item.id} style={look.item}>
                  {item.address === undefined ? (
                    item.text
                  ) : (
                    <Link href={item.address} style={look.itemLink}>
                      {item.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
          {link && (
            <Text style={look.text}>
              <Link href={link.address} style={look.link}>
                {link.text}
              </Link>
            </Text>
          )}
          <Text style={look.text}>{detail}</Text>
          <Text style={look.note}>{note}</Text>
          {footer.map(({ address, text }) => (
            <Text key={address} style={look.footer}>
              <Link href={address} style={look.footerLink}>
                {text}
              </Link>
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}
