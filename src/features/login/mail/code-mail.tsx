import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import { directionOf, type Language } from '#i18n/languages.ts'
import { mailTexts } from './mail-texts.ts'

export interface CodeMailProps {
  language: Language
  code: string
  minutes: number
}

/** Mail programs know no style sheet and no custom property: these are the paper, ink and plum of the pages. */
const look = {
  page: { backgroundColor: '#fbf9f6', color: '#211a24', fontFamily: 'Georgia, serif', margin: 0 },
  sheet: { maxWidth: '30rem', margin: '0 auto', padding: '2.5rem 1.5rem' },
  title: { fontSize: '1.5rem', fontWeight: 'normal', margin: '0 0 1rem' },
  text: { fontSize: '1rem', lineHeight: '1.6', margin: '0 0 1rem' },
  code: {
    backgroundColor: '#ffffff',
    border: '1px solid #e3dce2',
    borderRadius: '0.5rem',
    color: '#6b2a62',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '2rem',
    letterSpacing: '0.2em',
    lineHeight: '1.25',
    margin: '0 0 1rem',
    padding: '0.75rem 1rem',
    textAlign: 'center',
  },
  note: { color: '#6a606d', fontSize: '0.875rem', lineHeight: '1.6', margin: '1.5rem 0 0' },
} as const

export function CodeMail({ language, code, minutes }: CodeMailProps) {
  const t = mailTexts(language)
  const direction = directionOf(language)
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <title>{t('mail:code.subject', { code })}</title>
      </Head>
      <Preview>{t('mail:code.preview')}</Preview>
      <Body dir={direction} style={look.page}>
        <Container dir={direction} style={look.sheet}>
          <Heading style={look.title}>{t('mail:code.title')}</Heading>
          <Text style={look.text}>{t('mail:code.intro')}</Text>
          <Text dir="ltr" style={look.code}>
            {code}
          </Text>
          <Text style={look.text}>{t('mail:code.validity', { count: minutes })}</Text>
          <Text style={look.note}>{t('mail:code.ignore')}</Text>
        </Container>
      </Body>
    </Html>
  )
}
