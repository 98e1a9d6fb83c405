/**
 * Named characters of HTML for the bundle, which takes this module for the table of `postal-mime` (wrangler.toml). That has all two
 * thousand, and mail programs write those of European languages.
 */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc
Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc
iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
const others = `OElig oelig Scaron scaron Yuml fnof circ tilde ensp emsp thinsp zwnj zwj ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo
bull hellip lsaquo rsaquo euro trade larr rarr minus`
const characters =
  '\u0152\u0153\u0160\u0161\u0178\u0192\u02c6\u02dc\u2002\u2003\u2009\u200c\u200d\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2190\u2192\u2212'

const pairs = [
  ...[...'&<>"\''].map((character, i) => [['amp', 'lt', 'gt', 'quot', 'apos'][i], character]),
  ...latin.split(/\s+/).map((name, i) => [name, String.fromCharCode(0xa0 + i)]),
  ...others.split(/\s+/).map((name, i) => [name, characters[i]]),
]

/** Characters by their names, with and without the semicolon. */
export const htmlEntities = Object.fromEntries(
  pairs.flatMap(([name, character]) => [
    [`&${name}`, character],
    [`&${name};`, character],
  ]),
)
