/** The customers by what their families do, in the order of their numbers: names by which people know them. */
export const customerNames: Readonly<Record<'en' | 'de' | 'fr', ReadonlyArray<string>>> = {
  en: 'Baker Weaver Wainwright Fisher Collier Tanner Taylor Cooper Shepherd Miller Potter Roper Beeman Forester Vintner Chapman Drover Carpenter Mason Dyer Saddler Glazier Barber Carter Gardener Skinner Cobbler Butcher Turner Tinker Thresher Piper Fowler'.split(
    ' ',
  ),
  de: 'Becker Weber Wagner Fischer Köhler Gerber Schneider Böttcher Schäfer Müller Töpfer Seiler Imker Förster Winzer Krämer Hirte Zimmermann Maurer Färber Sattler Glaser Bader Fuhrmann Gärtner Kürschner Schuster Metzger Dreher Spengler Drescher Pfeifer Vogler'.split(
    ' ',
  ),
  fr: 'Boulanger Tisserand Charron Pêcheur Charbonnier Tanneur Couturier Tonnelier Berger Meunier Potier Cordier Ruchier Forestier Vigneron Mercier Bouvier Charpentier Maçon Teinturier Sellier Verrier Barbier Charretier Jardinier Pelletier Savetier Boucher Tourneur Rétameur Batteur Flûtier Oiseleur'.split(
    ' ',
  ),
}
