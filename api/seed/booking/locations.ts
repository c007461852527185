import type { ZoneCode } from '@larkwell/contracts/slots';

/** Zone code, ZIP code, name, street. City, state and coordinates follow from the ZIP code. */
type Place = [zone: ZoneCode, zip: string, name: string, street: string];

/** Made-up locations in real cities. None in Arizona, which has no daylight saving time. */
export const places: Place[] = [
  ['CT', '68102', 'Riverfront Pavilion', '812 Farnam Street'],
  ['CT', '68114', 'Dodge Street Drive-Thru', '7400 Dodge Street'],
  ['CT', '68144', 'West Omaha Test Site', '13110 West Center Road'],
  ['CT', '68123', 'Bellevue Parkside', '2410 Cornhusker Lane'],
  ['CT', '68508', 'Haymarket Garage', '701 O Street'],
  ['CT', '68516', 'South Lincoln Test Site', '5600 Pine Lake Road'],
  ['CT', '68801', 'Grand Island Fairgrounds', '700 East Fair Drive'],
  ['CT', '68847', 'Kearney Commons', '1415 West Loop Avenue'],
  ['MT', '69361', 'Scottsbluff Plaza', '2620 Bluff Avenue'],
  ['CT', '50309', 'Court Avenue Test Site', '220 Court Avenue'],
  ['CT', '52240', 'Iowa City Test Site', '1010 Prairie Lane'],
  ['CT', '51501', 'Council Bluffs Drive-Thru', '1740 Broadview Drive'],
  ['CT', '60611', 'Lakeshore Test Site', '455 East Harbor Place'],
  ['CT', '60614', 'Lincoln Park Test Site', '2230 North Orchard Row'],
  ['CT', '62701', 'Old Capitol Test Site', '310 South Fifth Street'],
  ['CT', '55401', 'Mill District Test Site', '610 South Second Street'],
  ['CT', '55101', 'Saint Paul Union Test Site', '214 East Fourth Street'],
  ['CT', '55901', 'Rochester North', '3120 Wellner Lane'],
  ['CT', '53202', 'Third Ward Test Site', '241 North Water Street'],
  ['CT', '53703', 'Isthmus Test Site', '118 East Mifflin Street'],
  ['CT', '64108', 'Crossroads Test Site', '1901 Baltimore Row'],
  ['CT', '63101', 'Laclede Landing Test Site', '720 North Second Street'],
  ['CT', '66044', 'Lawrence Riverside', '945 Vermont Row'],
  ['CT', '73102', 'Bricktown Test Site', '100 East Sheridan Row'],
  ['CT', '75201', 'Arts District Test Site', '2010 Flora Row'],
  ['CT', '78701', 'Congress Avenue Test Site', '615 Congress Avenue'],
  ['CT', '77002', 'Bayou Test Site', '801 Franklin Row'],
  ['CT', '78205', 'River Bend Test Site', '330 East Commerce Row'],
  ['CT', '37203', 'Gulch Test Site', '1120 Demonbreun Row'],
  ['CT', '70112', 'Canal Street Test Site', '1430 Canal Street'],
  ['MT', '79901', 'El Paso Plaza', '210 Mills Row'],
  ['MT', '80202', 'Union Station Test Site', '1700 Wynkoop Row'],
  ['MT', '80301', 'Boulder Flatirons', '2950 Pearl Row'],
  ['MT', '80903', 'Tejon Street Test Site', '222 North Tejon Street'],
  ['MT', '84101', 'Gateway Test Site', '18 North Rio Grande Row'],
  ['MT', '84601', 'Provo Test Site', '240 West Center Row'],
  ['MT', '83702', 'Grove Plaza Test Site', '850 West Front Row'],
  ['MT', '87102', 'Old Rail Yard Test Site', '777 First Street South'],
  ['MT', '87501', 'Santa Fe Plaza', '120 Marcy Row'],
  ['MT', '59101', 'Billings Rimrock', '2700 Montana Row'],
  ['MT', '82001', 'Cheyenne Depot', '121 West Depot Row'],
  ['PST', '98101', 'Pike Street Test Site', '1015 Pike Row'],
  ['PST', '98402', 'Tacoma Waterway', '1701 Dock Row'],
  ['PST', '99201', 'Spokane Falls Test Site', '507 North Howard Row'],
  ['PST', '97204', 'Burnside Test Site', '310 Southwest Third Avenue'],
  ['PST', '97401', 'Eugene Market Test Site', '830 Willamette Row'],
  ['PST', '94103', 'Mission Street Test Site', '945 Mission Street'],
  ['PST', '95113', 'San Jose Plaza', '150 South First Street'],
  ['PST', '95814', 'Capitol Mall Test Site', '1020 Eleventh Street'],
  ['PST', '90012', 'Grand Park Test Site', '201 North Hill Row'],
  ['PST', '92101', 'Harbor Drive Test Site', '1140 West Ash Row'],
  ['PST', '89101', 'Fremont Test Site', '400 Stewart Row'],
  ['PST', '89501', 'Reno Riverwalk', '10 North Virginia Row'],
  ['EST', '10001', 'Chelsea Test Site', '340 West Thirtieth Street'],
  ['EST', '11201', 'Brooklyn Borough Test Site', '200 Joralemon Row'],
  ['EST', '14202', 'Buffalo Harbor Test Site', '95 Perry Row'],
  ['EST', '02108', 'Beacon Test Site', '18 Tremont Row'],
  ['EST', '01608', 'Worcester Common', '455 Main Row'],
  ['EST', '19103', 'Rittenhouse Test Site', '1820 Walnut Row'],
  ['EST', '15222', 'Strip District Test Site', '2100 Smallman Row'],
  ['EST', '20001', 'Shaw Test Site', '1325 Seventh Street'],
  ['EST', '30303', 'Five Points Test Site', '84 Peachtree Row'],
  ['EST', '28202', 'Uptown Charlotte Test Site', '301 South Tryon Row'],
  ['EST', '27601', 'Raleigh Depot Test Site', '510 West Martin Row'],
  ['EST', '33130', 'Brickell Test Site', '80 Southwest Eighth Street'],
  ['EST', '32801', 'Lake Eola Test Site', '195 North Rosalind Row'],
  ['EST', '43215', 'Short North Test Site', '620 North High Row'],
  ['EST', '48226', 'Campus Martius Test Site', '800 Woodward Row'],
];

const ways = [
  'Drive-thru: stay in your car and follow the blue signs.',
  'Drive-thru beside the parking garage; follow the lane on street level.',
  'Drive-thru with a covered lane; a nurse comes to your window.',
  'Drive-thru in the parking lot; turn on your hazard lights and wait in a marked bay.',
];
const hints = [
  'Arrive five minutes early.',
  'Have your confirmation code ready.',
  'Restrooms are in the main building.',
  'The nearest bus stop is two minutes away.',
  'Companions may wait in the car.',
];

export const describePlace = (index: number): string => `${ways[index % 4]} ${hints[index % 5]}`;

const waysInSpanish = [
  'Sin bajar del auto: quédese en su auto y siga los letreros azules.',
  'Sin bajar del auto, junto al estacionamiento; siga el carril al nivel de la calle.',
  'Sin bajar del auto, en un carril con techo; una enfermera va a su ventana.',
  'Sin bajar del auto, en el estacionamiento; prenda las luces de emergencia y espere en un espacio marcado.',
];
const hintsInSpanish = [
  'Llegue cinco minutos antes.',
  'Tenga a la mano su código de confirmación.',
  'Los baños están en el edificio principal.',
  'La parada de autobús más cercana está a dos minutos.',
  'Quien lo acompaña puede esperar en el auto.',
];

export const describePlaceInSpanish = (index: number): string =>
  `${waysInSpanish[index % 4]} ${hintsInSpanish[index % 5]}`;
