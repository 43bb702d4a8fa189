import{u as e,w as t,E as o,P as p}from"./page-Dh_rvclq.js";function a(){return e(p,{title:t.app.week,children:e(o,{icon:"pot",title:t.app.loading})})}export{a as Screen};
