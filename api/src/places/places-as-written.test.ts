import { expect, test } from 'vitest';
import { readPlace } from './read-place';

/** Each place, and ways to write it that mean nothing else. */
const sure = `
Omaha, NE 68102: 68102 | 68102-1234 | 68102 1234 | 681021234 | zip 68102 | zip code: 68102 | Omaha NE 68102
Omaha, NE 68102: Omaha, NE 68102 | Omaha,NE 68102 | omaha ne 68102-1234 | Omaha, Nebraska, 68102 | NE 68102 | 68102 NE
Omaha, NE 68102: 68102 Omaha | 68102, Omaha, NE | Omaha 68102 | Omaha, NE 68102 USA | Omaha NE 68102, United States
Omaha, NE 68102: 123 Main St, Omaha, NE 68102 | 123 Main St Omaha NE 68102 | 123 Main Street, 68102 | Papillion, NE 68102
Omaha, NE 68102: 12 N 10th St Apt 4, Omaha, Nebraska 68102-1234, U.S.A. | PO Box 9, Omaha NE 68102 | ６８１０２
Omaha, NE: omaha, ne | OMAHA NEBRASKA | omaha,nebraska | Omaha  ,   NE | Omaha; NE | Omaha/NE | Omaha (NE) | Omaha - NE
Omaha, NE: Omaha, NE. | Omaha, N.E. | Omaha, Neb. | omaha nebr | NE, Omaha | Nebraska, Omaha | Omaha NE USA | Omaha, NE, US
Omaha, NE: downtown Omaha, NE | near Omaha, NE | I live in Omaha, NE | Omaha, Douglas County, NE | city of Omaha, Nebraska
Omaha, NE: 123 Main St, Omaha, NE | 123 Main St Omaha NE | 10001 Dodge St, Omaha, NE | Dodge Street, Omaha NE | big o
Omaha, NE: Omaha metro area, NE | Omaha, NE, United States of America | oMaHa, nE | Omaha, the NE | Ömaha, NE
Lincoln, NE 68508: Lincoln, NE 68508 | 68508 | lincoln ne 68508 | 1400 O St, Lincoln, NE 68508
Lincoln, NE: lincoln neb | Lincoln, Nebraska | 12 Lincoln Ave, Lincoln, NE
New York, NY: nyc | NYC | N.Y.C. | ny city | new york city | new york ny | New York, New York | N.Y., N.Y. | the big apple
New York, NY: 350 5th Ave, NYC | 350 5th Ave New York NY | new york city, ny | NewYork, NY
New York, NY 10118: 350 5th Ave, New York, NY 10118 | nyc 10118
Manhattan, NY: Manhattan, NY | manhattan ny
Brooklyn, NY: Brooklyn, NY | Brooklyn, New York, NY | bklyn | BK
Bronx, NY: bronx | the Bronx | Bronx NY
Los Angeles, CA: los angeles | Los Angeles, CA | LA, CA | L.A., Calif. | la california | city of angels
Chicago, IL: chicago | chicago il | Chi-town | chicagoland | the Windy City | Chicago, Ill.
Houston, TX: h-town | houston tx | Houston, Tex. | space city
Phoenix, AZ: phx | phoenix ariz | valley of the sun
Philadelphia, PA: philly | Philly, PA | phila | phila. pa | Philadelphia, Penna.
San Antonio, TX: san antone | San Antonio TX
San Diego, CA: san diego, ca | America's finest city
Dallas, TX: big d | dallas texas
Jacksonville, FL: jax | jax, fl | Jacksonville Fla
Fort Worth, TX: ft worth | Ft. Worth, TX | fort worth | cowtown
San Jose, CA: San José, CA | san jose calif
Austin, TX: atx | Austin Texas
Columbus, OH: cbus | columbus ohio
Indianapolis, IN: indy | Indianapolis, Indiana | indy in
San Francisco, CA: sf | san fran | SF, CA | san francisco
Seattle, WA: seattle | Emerald City | seattle wash
Denver, CO: mile high city | denver colo
Oklahoma City, OK: okc | oklahoma city | Oklahoma City, Okla.
Nashville, TN: music city | nashville tenn
Washington, DC: DC | D.C. | D. C. | washington dc | Washington, D.C. | wash dc | District of Columbia
Washington, DC 20001: Washington, D.C. 20001 | DC 20001
Las Vegas, NV: vegas | las vegas nv | sin city | vegas, nevada
North Las Vegas, NV: N Las Vegas NV | North Las Vegas, Nevada | n. las vegas
Boston, MA: beantown | boston mass | Boston, MA
Boston, MA 02108: 02108 | Boston MA 02108
Detroit, MI: motown | motor city | detroit mich
Portland, OR: pdx | portland or | Portland, Ore.
Louisville, KY: derby city | louisville ky
Memphis, TN: memphis tenn
Baltimore, MD: b-more | charm city | baltimore md
Milwaukee, WI: mke | milwaukee wis
Albuquerque, NM: abq | albuquerque n mex
Tucson, AZ: old pueblo | tucson
Sacramento, CA: sactown | sacramento cal
Atlanta, GA: atl | hotlanta | atlanta ga
Kansas City, MO: kcmo | kansas city mo
Kansas City, KS: kck | Kansas City, Kansas
Colorado Springs, CO: co springs | Colorado Spgs, CO
Raleigh, NC: city of oaks | raleigh n c
Miami, FL: miami fla | MIA
Virginia Beach, VA: va beach | Virginia Bch VA
Oakland, CA: oakland ca | Oakland, Calif.
Minneapolis, MN: mpls | twin cities | mini apple | minneapolis minn
Tulsa, OK: t-town | tulsa
Tampa, FL: tampa bay | tampa fl
New Orleans, LA: nola | the big easy | n orleans la
Saint Louis, MO: stl | St. Louis MO | st louis mo | Saint Louis, Missouri | 100 Main St Louis MO
East Saint Louis, IL: E St Louis IL | e. st. louis, il
Saint Paul, MN: St Paul MN | st. paul, minnesota
Saint Petersburg, FL: st. petersburg, fla
Mount Vernon, NY: Mt. Vernon, N.Y. | mt vernon ny
Winston Salem, NC: Winston-Salem, North Carolina | winstonsalem nc
Coeur D Alene, ID: Coeur d'Alene ID | Coeur d’Alene, Idaho
O Fallon, MO: O'Fallon MO
Mc Lean, VA: mc lean, va | McLean VA
Nevada, MO: Nevada, MO
Nevada, MO 64772: Nevada 64772
Charleston, WV: Charleston West Virginia | W Va, Charleston
Truth Or Consequences, NM: truth or consequences nm
Paris, TX: Paris, TX
Salt Lake City, UT: slc | salt lake city utah`;

/** Each place, and ways to write it that may mean another: it is the first of the choices. */
const offered = `
Los Angeles, CA: LA | L.A. | los angelos | Los Angelas, CA
New York, NY: new york | NY | manhattan | new yrok
Washington, DC: washington | washingtn dc
Omaha, NE: omaha | nebraska | NE | omahaa, ne | Omahha, NE | omha ne | omaha nebrska | Omaha, XX | omaha nb | xyz omaha ne
Omaha, NE: omaha usa | Omaha, NE 00000
Omaha, NE 68102: Lincoln, NE 68102 | 681O2
New York, NY 10001: Omaha, NE 10001
Boston, MA 02108: 2108 | Boston MA 2108
Saint Louis, MO: st louis | saint louis | St. Louis | saint luois mo
San Francisco, CA: san fransisco | frisco
Phoenix, AZ: pheonix | phoneix az
Philadelphia, PA: philadelphia | phily | philadelpia pa
Houston, TX: houston | hosuton
Minneapolis, MN: minnapolis
Kansas City, MO: kc | kansas city
Springfield, IL: springfield | 12 Oak St, Springfield
Portland, OR: portland
Dallas, TX: dfw
West Chicago, IL: 123 N Main St West Chicago IL
Charlotte, NC: queen city
Memphis, TN: bluff city
Oakland, CA: oaktown | oakland
Miami, FL: magic city
Huston, ID: huston
Cincinnati, OH: cincinatti | cincinnatti oh
Pittsburgh, PA: pittsburg pa
Albuquerque, NM: albequerque
San Diego, CA: sd
Tucson, AZ: tuscon`;

const rowsOf = (table: string): [typed: string, label: string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(': ');
      const ways = line.slice(end + 1).split('|');
      return ways.map((way): [string, string] => [way.trim(), line.slice(0, end)]);
    });

test.each(rowsOf(sure))('%j is %s', (typed, label) => {
  expect(readPlace(typed)).toMatchObject({ place: { label }, choices: [] });
});

test.each(rowsOf(offered))('%j is asked about: %s first', (typed, label) => {
  const { place, choices } = readPlace(typed);
  expect({ place, first: choices[0]?.label }).toEqual({ place: null, first: label });
});

test('the tables have two hundred ways, each once', () => {
  const ways = [...rowsOf(sure), ...rowsOf(offered)].map(([typed]) => typed);
  expect(ways.length).toBeGreaterThanOrEqual(200);
  expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([]);
});
