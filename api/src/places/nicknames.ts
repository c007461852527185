import { listNamed, type City } from './cities';
import { foldName } from './written-names';

/**
 * What people call the largest cities. A name on two lines, or one that is a city of its own,
 * is never taken without asking.
 */
const written = `
New York, NY: nyc | ny | ny city | new york city | big apple | manhattan
Los Angeles, CA: la | city of angels | l a county
Chicago, IL: chi town | chitown | windy city | chicagoland
Houston, TX: h town | htown | space city | clutch city
Phoenix, AZ: phx | valley of the sun
Philadelphia, PA: philly | phila | phl | city of brotherly love
San Antonio, TX: san antone | alamo city | satx
San Diego, CA: sd | america's finest city
Dallas, TX: big d | dfw | dallas fort worth | dallas ft worth
Jacksonville, FL: jax | j ville | jville
Fort Worth, TX: cowtown | funkytown | panther city | dfw | dallas fort worth | dallas ft worth
San Jose, CA: sj | san jo
Austin, TX: atx | bat city
Charlotte, NC: clt | queen city
Columbus, OH: cbus | c bus
Indianapolis, IN: indy | naptown | circle city
San Francisco, CA: sf | san fran | frisco | sfo
Seattle, WA: emerald city
Denver, CO: mile high city
Oklahoma City, OK: okc | ok city
Nashville, TN: music city | nash vegas | smashville
Washington, DC: dc | wash dc | washington dc | district of columbia
El Paso, TX: el chuco | chuco town | sun city
Las Vegas, NV: vegas | lv | sin city | lost wages
Boston, MA: beantown | bos | bean town
Detroit, MI: motor city | motown
Portland, OR: pdx | rose city | stumptown | rip city
Louisville, KY: derby city | loovul | river city
Memphis, TN: bluff city
Baltimore, MD: bmore | b more | charm city | balto
Milwaukee, WI: mke | brew city | cream city
Albuquerque, NM: abq | duke city | burque | albuq
Tucson, AZ: old pueblo | the old pueblo
Fresno, CA: fresyes
Sacramento, CA: sac | sactown | sac town | sacto | river city
Atlanta, GA: atl | hotlanta | a town
Kansas City, MO: kc | kcmo | kc mo | city of fountains
Kansas City, KS: kc | kck | kc ks
Colorado Springs, CO: co springs | c springs
Omaha, NE: big o | gateway to the west
Raleigh, NC: city of oaks | rdu
Miami, FL: magic city | mia
Virginia Beach, VA: va beach | vb
Long Beach, CA: lbc | long beach cali
Oakland, CA: oaktown
Minneapolis, MN: mpls | mini apple | twin cities
Saint Paul, MN: twin cities
Bakersfield, CA: bako | bakers field | b field
Tulsa, OK: t town
Tampa, FL: tampa bay | cigar city | big guava
Arlington, TX: american dream city | a town
New Orleans, LA: nola | big easy | crescent city | n orleans
Saint Louis, MO: stl | gateway city
Cleveland, OH: cle
Cincinnati, OH: cincy | cinci | queen city
Pittsburgh, PA: pgh | steel city
Salt Lake City, UT: slc | salt lake
Fort Lauderdale, FL: lauderdale
Birmingham, AL: magic city | bham
Flushing, NY: queens
Jamaica, NY: queens
Long Island City, NY: queens
Bronx, NY: the bronx | the boogie down
Brooklyn, NY: bklyn | bk`;

const citiesByNickname = new Map<string, City[]>();
for (const line of written.trim().split('\n')) {
  const [place, names] = line.split(':') as [string, string];
  const [name, state] = place.split(', ') as [string, string];
  for (const nickname of names.split('|')) {
    const folded = foldName(nickname);
    citiesByNickname.set(folded, [
      ...(citiesByNickname.get(folded) ?? []),
      ...listNamed(foldName(name), state),
    ]);
  }
}

/** The cities with a folded nickname; in all states, or in one. */
export function listNicknamed(name: string, state?: string): readonly City[] {
  const named = citiesByNickname.get(name) ?? [];
  return state ? named.filter((city) => city.state === state) : named;
}

/** Every folded nickname and its cities. */
export const everyNickname = (): Iterable<[string, readonly City[]]> => citiesByNickname;
