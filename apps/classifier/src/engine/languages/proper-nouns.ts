/** Towns and regions, and tools of other kitchens, that all languages call alike; none is a food. */
export const PROPER_NOUNS: readonly string[] = `
  abidjan abruzzo adana ahmedabad alabama alentejo alexandria algarve algiers amman amritsar
  amsterdam anhui ankara antep antwerp arequipa arkansas asturias asuncion athens azores bacolod
  baghdad bahia bandung bangalore bangkok bavaria beijing beirut belfast belgrade bengaluru bhopal
  bilbao bogota bratislava bristol bruges bucharest budapest bukhara busan cairo calabria caracas
  cardiff casablanca catania cebu changsha charleston chengdu chennai chiapas chittagong chongqing
  cincinnati copenhagen corfu cornwall cusco daegu dakar dalmatia damascus danang debrecen detroit
  dhaka dresden dubrovnik durban edinburgh essaouira friuli fujian fukuoka galicia galway
  gaziantep geneva ghent glasgow gothenburg guadalajara guangdong guangzhou guayaquil guilin
  gujarat halifax hangzhou hanoi harare harbin havana helsinki hiroshima honolulu hunan hyderabad
  ibiza ilocos incheon indore innsbruck isfahan islamabad istanbul istria izmir jaffna jaipur
  jakarta jalisco jeonju jiangsu jodhpur johannesburg kampala kanazawa kaohsiung karnataka kashmir
  kathmandu kiev kobe kolkata konkan krakow kuching kunming kyiv kyoto lagos lahore lanzhou
  lausanne lazio leipzig liguria lisbon liverpool ljubljana lombardy louisville lucerne lucknow
  lusaka luxor lviv madrid maharashtra malacca mallorca manchester mandalay mangalore marrakech
  marrakesh medellin melaka memphis menorca michoacan milano milwaukee minneapolis minnesota minsk
  missouri mombasa montana monterrey montevideo moscow mosul mumbai munich mwanza nablus nagasaki
  nagoya nagpur nairobi nanjing naples napoli nashville nebraska nuremberg odessa okinawa oklahoma
  oregon orleans osaka oslo ottawa palermo paulo phuket piedmont puebla puglia punjab quebec
  quezon quito rabat rajasthan recife reykjavik rotterdam sacramento salzburg samarkand santiago
  santorini sapporo sarajevo sarawak sardinia saxony sendai seoul seville shandong shanghai
  shenzhen sicily sinaloa sindh singapore skopje sonora stockholm stuttgart styria surabaya suzhou
  swabia sylhet szeged tabriz tainan taipei tallinn tangier tashkent tbilisi tehran thessaloniki
  tianjin ticino tijuana tirana torino toronto trentino tucson tyrol udaipur umbria utrecht
  valparaiso vancouver varanasi veneto venice veracruz vilnius warsaw winnipeg wisconsin wuhan
  xinjiang yangon yerevan yibin yokohama yucatan yunnan zagreb zanzibar zhejiang zurich

  airfryer ateco billig binchotan chakla chasen chashaku chawan degchi donabe hangiri
  kenwood kitchenaid konro magimix makisu metate mezzaluna molinillo otoshibuta paellera
  reamer rhodoid silpat spurtle suribachi surikogi tamalera teppan tetsubin trivet
`
  .trim()
  .split(/\s+/);
